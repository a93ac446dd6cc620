import { functionAnswers } from './function-answers.ts';
import { hostingAnswers } from './hosting-answers.ts';
import type { PretendedProject } from './pretended-project.ts';
import type { AnswerAsked, Answered } from './recording-server.ts';
import { rightAnswers } from './right-answers.ts';
import { Refusal } from './route.ts';
import { ruleAnswers } from './rule-answers.ts';

/** Answers as Google would, of this project. */
export function projectAnswers(project: PretendedProject): AnswerAsked {
  const routes = [
    ...rightAnswers(project),
    ...ruleAnswers(project),
    ...functionAnswers(project),
    ...hostingAnswers(project),
  ];
  return (asked) => {
    for (const [method, api, path, answer] of routes) {
      if (method !== asked.method || api !== asked.api) continue;
      const found = path.exec(asked.path);
      if (found) return answered(() => answer(asked, ...found.slice(1)));
    }
    return undefined;
  };
}

function answered(answer: () => unknown): Answered {
  try {
    return { status: 200, body: answer() };
  } catch (error) {
    // What cannot be read here is our own fault: 400 ends the deployment, and its message is printed.
    const status = error instanceof Refusal ? error.status : 400;
    const message = String(error);
    return { status, body: { error: { code: status, message } } };
  }
}
