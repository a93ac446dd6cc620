/** The rules that the tests in Chromium run under. */
export const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**}/rooms/{id} { allow read, write: if true; }
    match /locked/{id} { allow read: if true; }
    match /staff/{id} { allow read: if request.auth.token.role == 'editor'; }
    match /own/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create, update: if request.resource.data.owner == request.auth.uid;
    }
  }
}`;
