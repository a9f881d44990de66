import { SvgIcon } from './SvgIcon.tsx'

export function GripIcon() {
  return (
    <SvgIcon>
      <path d="M5 9h14M5 15h14" />
    </SvgIcon>
  )
}
