import { SvgIcon } from './SvgIcon.tsx'

export function PlusIcon() {
  return (
    <SvgIcon>
      <path d="M12 5v14M5 12h14" />
    </SvgIcon>
  )
}
