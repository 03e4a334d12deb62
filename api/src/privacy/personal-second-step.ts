/** Columns of what members set up for the second step of their sign-in, by the row of the privacy policy that tells of them. */
export const personalSecondStep = {
  authenticatorApps: { secondStep: ['memberId', 'secret', 'newSecret', 'lastStep', 'addedAt'] },
  recoveryCodes: { secondStep: ['memberId', 'hash'] },
  passkeys: { secondStep: ['id', 'memberId', 'credentialId', 'publicKey', 'counter', 'name', 'addedAt', 'lastUsedAt'] },
  passkeyChallenges: { secondStep: ['hash', 'memberId', 'expiresAt'] },
  pendingSignIns: {
    secondStep: ['tokenHash', 'memberId', 'firstFactor', 'isRemembered', 'startedAt', 'expiresAt'],
  },
};
