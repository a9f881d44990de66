import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'
import { field, label } from './Field.css.ts'

/** How wide the labels are where they stand beside their fields. */
export const labelWidth = createVar()

/**
 * Within `data-labels="beside"` a label stands beside its field, what describes it and what is wrong under the control.
 * On a phone they stand above, as everywhere.
 */
const beside = '[data-labels=beside]'

globalStyle(`${beside} ${field}`, {
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${fallbackVar(labelWidth, '152px')} minmax(0, 1fr)`,
      gap: `4px ${space.small}px`,
      alignItems: 'start',
    },
  },
})
globalStyle(`${beside} ${field} > *`, {
  '@media': { [media.desktop]: { gridColumn: 2 } },
})
globalStyle(`${beside} ${field} > ${label}`, {
  '@media': {
    [media.desktop]: { gridColumn: 1, gridRow: 1, paddingBlockStart: 8, overflowWrap: 'anywhere' },
  },
})
// Under the control, wherever they stand among its siblings.
globalStyle(`${beside} ${field} > p`, { '@media': { [media.desktop]: { order: 1 } } })
