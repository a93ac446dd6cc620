/**
 * The IEEE's form of a journal article's reference, for the CSL processor: written from the IEEE
 * Reference Guide (articles in journals), the only kind of work that a press of journals lets
 * readers cite. APA and Vancouver come with the processor.
 */
export const IEEE_STYLE = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US">
  <info>
    <title>IEEE, articles in journals</title>
    <id>ieee-articles</id>
    <updated>2026-01-01T00:00:00+00:00</updated>
  </info>
  <citation><layout><text variable="citation-number"/></layout></citation>
  <bibliography>
    <layout suffix=".">
      <group delimiter=", ">
        <names variable="author">
          <name and="text" initialize-with=". " et-al-min="7" et-al-use-first="1"/>
          <et-al font-style="italic"/>
        </names>
        <text variable="title" quotes="true"/>
        <text variable="container-title" font-style="italic"/>
        <text variable="volume" prefix="vol. "/>
        <text variable="issue" prefix="no. "/>
        <choose>
          <if variable="page">
            <group delimiter=" "><label variable="page" form="short"/><text variable="page"/></group>
          </if>
          <else><text variable="number" prefix="Art. no. "/></else>
        </choose>
        <date variable="issued">
          <date-part name="month" form="short" suffix=" "/>
          <date-part name="year"/>
        </date>
        <choose>
          <if variable="DOI"><text variable="DOI" prefix="doi: "/></if>
          <else><text variable="URL"/></else>
        </choose>
      </group>
    </layout>
  </bibliography>
</style>`;
