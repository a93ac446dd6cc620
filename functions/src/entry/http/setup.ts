import { adminSetupPath } from '@quire/model/office-paths';
import { answerRequest } from './answer-request.ts';

/** `/setup`, as the command and the log name it: the page is the office's, so that no reader loads it. */
export const answerSetup = answerRequest(
  { name: 'setup', methods: ['GET', 'HEAD'] },
  async (_request, response) => {
    response.status(302).set('Cache-Control', 'no-store').location(adminSetupPath()).end();
  },
);
