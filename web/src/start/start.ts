/** What every page does before, and without, the app. The server writes it into pages. */
import { WINDOW_NAME } from '@quire/model/constants';
import { countReading } from './count-reading.ts';
import { guardLinks } from './guard-links.ts';
import { startApp } from './start-app.ts';

window.name ||= WINDOW_NAME;
guardLinks();
countReading();
startApp();
