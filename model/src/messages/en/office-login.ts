export default {
  signIn: 'Sign in',
  office: 'Office',
  signOfficeEditorsStaff: 'Sign in to the office, for editors and staff.',
  password: 'Password',
  forgotPassword: 'Forgot password?',
} as const;
