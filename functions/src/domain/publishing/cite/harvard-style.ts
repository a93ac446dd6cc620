/**
 * The Harvard form of a journal article's reference, for the CSL processor. There is no one Harvard
 * style: this is the one of Cite Them Right (12th edition), which most universities follow. The form
 * that comes with the processor has neither the DOI nor the quotation marks.
 */
export const HARVARD_STYLE = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US">
  <info>
    <title>Harvard, articles in journals</title>
    <id>harvard-articles</id>
    <updated>2026-01-01T00:00:00+00:00</updated>
  </info>
  <citation><layout><text variable="citation-number"/></layout></citation>
  <bibliography et-al-min="4" et-al-use-first="1">
    <layout suffix=".">
      <group delimiter=" ">
        <names variable="author">
          <name and="text" name-as-sort-order="all" initialize-with="." delimiter-precedes-last="never" delimiter-precedes-et-al="never" sort-separator=", "/>
          <et-al font-style="italic"/>
        </names>
        <date variable="issued" prefix="(" suffix=")"><date-part name="year"/></date>
        <group delimiter=". ">
          <group delimiter=", ">
            <text variable="title" prefix="‘" suffix="’"/>
            <text variable="container-title" font-style="italic"/>
            <group>
              <text variable="volume"/>
              <text variable="issue" prefix="(" suffix=")"/>
            </group>
            <choose>
              <if variable="page">
                <group delimiter=" "><label variable="page" form="short"/><text variable="page"/></group>
              </if>
              <else><text variable="number"/></else>
            </choose>
          </group>
          <choose>
            <if variable="DOI"><text variable="DOI" prefix="Available at: https://doi.org/"/></if>
            <else><text variable="URL" prefix="Available at: "/></else>
          </choose>
        </group>
      </group>
    </layout>
  </bibliography>
</style>`;
