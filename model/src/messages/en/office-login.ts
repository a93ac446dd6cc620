/** The sign-in page for staff. */
export default {
  signIn: 'Sign in',
  heading: 'Office',
  signInHint: 'Sign in to the office, for editors and staff.',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  documentTitle: 'Sign in | {press}',
  backToPress: 'Back to {press}',
  // Where the name of the press is not known yet.
  backToThePress: 'Back to the press',
} as const;
