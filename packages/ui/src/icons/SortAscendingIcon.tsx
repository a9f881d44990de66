import { SvgIcon } from './SvgIcon.tsx'

export function SortAscendingIcon() {
  return (
    <SvgIcon>
      <path d="M12 19V5M6.5 10.5 12 5l5.5 5.5" />
    </SvgIcon>
  )
}
