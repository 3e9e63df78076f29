/** The cache key of the invitations. */
export const invitationsKey = 'invitations';
