/** Both themes at both widths: what is shown in all four is shown everywhere. */
export const modes = {
  'light 375': { theme: 'light', viewport: 'phone' },
  'light 1280': { theme: 'light', viewport: 'desktop' },
  'dark 375': { theme: 'dark', viewport: 'phone' },
  'dark 1280': { theme: 'dark', viewport: 'desktop' },
} as const

/** The two of them that a quick run goes through: each theme and each width once. */
export const quickModes = ['light 1280', 'dark 375'] as const
