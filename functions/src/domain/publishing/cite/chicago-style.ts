/**
 * The reference of a journal article in author-date form, for the CSL processor: written from the
 * Chicago Manual of Style, 18th edition (from seven authors on, three are named).
 */
export const CHICAGO_STYLE = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US" page-range-format="chicago-16">
  <info>
    <title>Chicago author-date, articles in journals</title>
    <id>chicago-articles</id>
    <updated>2026-01-01T00:00:00+00:00</updated>
  </info>
  <citation><layout><text variable="citation-number"/></layout></citation>
  <bibliography et-al-min="7" et-al-use-first="3">
    <layout suffix=".">
      <group delimiter=". ">
        <names variable="author">
          <name and="text" name-as-sort-order="first" delimiter-precedes-last="always" sort-separator=", "/>
        </names>
        <date variable="issued"><date-part name="year"/></date>
        <text variable="title" quotes="true" text-case="title"/>
        <group delimiter=": ">
          <group delimiter=" ">
            <text variable="container-title" font-style="italic"/>
            <text variable="volume"/>
            <text variable="issue" prefix="(" suffix=")"/>
          </group>
          <choose>
            <if variable="page"><text variable="page"/></if>
            <else><text variable="number"/></else>
          </choose>
        </group>
        <choose>
          <if variable="DOI"><text variable="DOI" prefix="https://doi.org/"/></if>
          <else><text variable="URL"/></else>
        </choose>
      </group>
    </layout>
  </bibliography>
</style>`;
