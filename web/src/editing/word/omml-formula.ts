import { Math as Formula, ImportedXmlComponent } from 'docx';

/** A formula that is written as OMML already: what is in its `m:oMath`. */
export class OmmlFormula extends Formula {
  constructor(omml: string) {
    super({ children: [] });
    const inner = omml.replace(/^<m:oMath[^>]*>|<\/m:oMath>$/g, '');
    this.root.push(ImportedXmlComponent.fromXmlString(inner));
  }
}
