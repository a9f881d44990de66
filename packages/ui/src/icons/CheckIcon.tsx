import { SvgIcon } from './SvgIcon.tsx'

export function CheckIcon() {
  return (
    <SvgIcon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </SvgIcon>
  )
}
