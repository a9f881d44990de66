import { globalStyle, style } from '@vanilla-extract/css'
import { labelHeight } from '../../../components/Field/labelHeight.ts'
import { media, space } from '../../../theme/scale.ts'

export const form = style({
  display: 'grid',
  gap: space.small,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.4fr) repeat(2, minmax(140px, 1fr)) auto',
      // An error below one field leaves the others where they were.
      alignItems: 'start',
    },
  },
})

/** On a phone the list comes first: only the name is asked for at once. */
export const name = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } })

export const more = style({
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gap: space.small,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    },
    [media.desktop]: { display: 'contents' },
  },
})

globalStyle(`${form} > button`, {
  '@media': { [media.desktop]: { marginTop: labelHeight } },
})

globalStyle(`${form} > details[open], ${form} > details[open] + button`, {
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
})
