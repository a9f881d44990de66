import { style } from '@vanilla-extract/css'
import { fontWeight, space } from '../../../../theme/scale.ts'

export const rounds = style({ display: 'grid', gap: space.small, padding: 0, listStyle: 'none' })
export const title = style({ fontWeight: fontWeight.strong })
export const sheets = style({ padding: 0, listStyle: 'none' })
export const bring = style({ display: 'grid', justifyItems: 'start', gap: space.small })
export const told = style({ justifySelf: 'stretch', ':empty': { display: 'none' } })
