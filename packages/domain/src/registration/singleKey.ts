/**
 * «The key `single` holds the contests chosen outside packets and is no packet» (docs/rules/registration.md,
 * «Packets chosen»).
 */
export const singleKey = 'single'
