import { fontSize } from '../../theme/scale.ts'

/** What a field's label takes with the gap under it: room above a button that stands in line with fields. */
export const labelHeight = `calc(${fontSize.small} * 1.5 + 6px)`
