import { createGlobalThemeContract } from '@vanilla-extract/css'

/** What the styles may name: colours by meaning and the sizes that depend on density. */
export const vars = createGlobalThemeContract(
  {
    page: 'page',
    surface: 'surface',
    raised: 'raised',
    sunken: 'sunken',
    hover: 'hover',
    line: 'line',
    lineStrong: 'line-strong',
    text: 'text',
    textSecondary: 'text-secondary',
    dangerFill: 'danger-fill',
    dangerFillHover: 'danger-fill-hover',
    onDanger: 'on-danger',
    backdrop: 'backdrop',
    shadow: 'shadow',
    shadowHigh: 'shadow-high',
    focus: 'focus',
    accent: {
      fill: 'accent-fill',
      fillHover: 'accent-fill-hover',
      onFill: 'accent-on-fill',
      edge: 'accent-edge',
      text: 'accent-text',
      soft: 'accent-soft',
      softHover: 'accent-soft-hover',
      line: 'accent-line',
    },
    tone: {
      info: { text: 'info-text', soft: 'info-soft', line: 'info-line' },
      positive: { text: 'positive-text', soft: 'positive-soft', line: 'positive-line' },
      caution: { text: 'caution-text', soft: 'caution-soft', line: 'caution-line' },
      critical: { text: 'critical-text', soft: 'critical-soft', line: 'critical-line' },
    },
    /** Height of a field or button. */
    control: 'control',
    /** Inner space of a table cell, above and below. */
    cell: 'cell',
  },
  (name) => `p-${name}`,
)
