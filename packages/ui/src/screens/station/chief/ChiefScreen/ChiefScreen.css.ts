import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { hallMedia } from '../../../../theme/hall.css.ts'
import { fontSize, fontWeight, space, type } from '../../../../theme/scale.ts'

export const floor = style({
  display: 'grid',
  gap: space.small,
  paddingBlockEnd: space.medium,
  selectors: {
    '& + &': { paddingBlockStart: space.medium, borderBlockStart: `1px solid ${vars.line}` },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.medium}px`,
})

export const floorName = style({ color: vars.accentText, fontWeight: fontWeight.bold })

export const title = style({ margin: 0, ...type.title })

export const label = style({
  color: vars.ink2,
  fontSize: fontSize.standard,
  fontWeight: fontWeight.regular,
  letterSpacing: 0,
})

const standing = style({ margin: 0, marginInlineStart: 'auto', fontWeight: fontWeight.strong })

/** For whom, in the words of the title. */
export const waiting = style([standing, { color: vars.bad }])

export const complete = style([standing, { color: vars.good }])

/** What the marshal noted. */
export const floorText = style({ margin: 0, color: vars.ink2 })

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'auto' })

const danceColumn = {
  display: 'none',
  '@media': { [hallMedia.tablet]: { display: 'table-cell' } },
} as const

const headCell = {
  padding: '0 2px 4px',
  color: vars.ink2,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: 'center',
} as const

/** Where there is no room the dances that wait or are over give it to the one that is marked. */
export const danceHead = style({
  ...headCell,
  ...danceColumn,
  maxWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const openHead = style({
  ...headCell,
  borderBlockEnd: `2px solid ${vars.ink}`,
  color: vars.ink,
  fontWeight: fontWeight.strong,
})

export const judgeHead = style({ ...headCell, width: 1 })

export const noteHead = style({ ...headCell, width: 1 })

export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const letter = style({
  width: 20,
  padding: '4px 8px 4px 0',
  color: vars.accentText,
  fontWeight: fontWeight.bold,
  textAlign: 'start',
})

export const judge = style({
  paddingInlineEnd: 12,
  whiteSpace: 'nowrap',
  maxWidth: 96,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [hallMedia.tablet]: { maxWidth: 160 } },
})

export const cell = style({ ...danceColumn, padding: '4px 2px' })

export const openCell = style({ padding: '4px 2px' })

export const note = style({
  paddingInlineStart: 12,
  fontSize: fontSize.small,
  '@media': { [hallMedia.tablet]: { whiteSpace: 'nowrap' } },
})

export const others = style({ display: 'grid', gap: space.small, marginBlockStart: space.large })
