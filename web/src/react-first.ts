/**
 * React's own file, run before the app (`server/start-script.ts`): without this module it would only
 * be fetched, and run with the app in one long task.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
