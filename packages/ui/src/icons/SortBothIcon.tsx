import { SvgIcon } from './SvgIcon.tsx'

export function SortBothIcon() {
  return (
    <SvgIcon>
      <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />
    </SvgIcon>
  )
}
