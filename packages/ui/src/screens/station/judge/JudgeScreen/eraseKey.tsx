import { BackspaceIcon } from '../../../../icons/BackspaceIcon.tsx'

/** Takes back the last digit on every keypad of a judge. */
export const eraseKey = {
  value: 'erase',
  label: <BackspaceIcon />,
  'aria-label': 'Стереть',
  emphasis: 'quiet',
} as const
