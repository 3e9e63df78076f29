/** A sign-in that is recent wherever a test sets its clock: of people in tests of other things. */
export const freshSignIn = new Date('2100-01-01T00:00:00Z');
