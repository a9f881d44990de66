import { SvgIcon } from './SvgIcon.tsx'

export function MinusIcon() {
  return (
    <SvgIcon>
      <path d="M5 12h14" />
    </SvgIcon>
  )
}
