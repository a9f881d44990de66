import { style, styleVariants } from '@vanilla-extract/css'

export const group = style({ display: 'flex', flexDirection: 'column', gap: 4 })

export const direction = styleVariants({
  column: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
})
