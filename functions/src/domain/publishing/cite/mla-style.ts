/**
 * The entry of a journal article in a list of works cited, for the CSL processor: written from the MLA
 * Handbook, 9th edition (which writes out the short months, and September as “Sept.”).
 */
export const MLA_STYLE = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US" page-range-format="chicago-16">
  <info>
    <title>MLA, articles in journals</title>
    <id>mla-articles</id>
    <updated>2026-01-01T00:00:00+00:00</updated>
  </info>
  <locale xml:lang="en">
    <terms>
      <term name="month-06" form="short">June</term>
      <term name="month-07" form="short">July</term>
      <term name="month-09" form="short">Sept.</term>
    </terms>
  </locale>
  <citation><layout><text variable="citation-number"/></layout></citation>
  <bibliography et-al-min="3" et-al-use-first="1">
    <layout suffix=".">
      <group delimiter=". ">
        <names variable="author">
          <name and="text" name-as-sort-order="first" delimiter-precedes-last="always" delimiter-precedes-et-al="always" sort-separator=", "/>
        </names>
        <text variable="title" quotes="true" text-case="title"/>
        <group delimiter=", ">
          <text variable="container-title" font-style="italic"/>
          <text variable="volume" prefix="vol. "/>
          <text variable="issue" prefix="no. "/>
          <date variable="issued">
            <date-part name="month" form="short" suffix=" "/>
            <date-part name="year"/>
          </date>
          <choose>
            <if variable="page">
              <group delimiter=" "><label variable="page" form="short"/><text variable="page"/></group>
            </if>
            <else><text variable="number" prefix="article "/></else>
          </choose>
          <choose>
            <if variable="DOI"><text variable="DOI" prefix="https://doi.org/"/></if>
            <else><text variable="URL"/></else>
          </choose>
        </group>
      </group>
    </layout>
  </bibliography>
</style>`;
