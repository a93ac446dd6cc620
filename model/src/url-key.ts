/** URL keys (journal, issue, article), after OJS' urlPath rule. */
export const URL_KEY = /^[a-zA-Z0-9]+([._-][a-zA-Z0-9]+)*$/;
