import { adminSetupPath } from '@quire/model/office-paths';
import { answerRequest } from './answer-request.ts';

/**
 * `/setup`, as printed by the command and in the log: redirects to the office, so that readers do not
 * load the page.
 */
export const answerSetup = answerRequest(
  { name: 'setup', methods: ['GET', 'HEAD'] },
  async (_request, response) => {
    response.status(302).set('Cache-Control', 'no-store').location(adminSetupPath()).end();
  },
);
