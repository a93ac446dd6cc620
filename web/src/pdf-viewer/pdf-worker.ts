// The same module that shows pages: in a worker it reads the file for them. Its package says that loading it has no
// effect, so a build keeps it only where something of it is used.
import { version } from 'unpdf/pdfjs';

self.name = `pdf.js ${version}`;
