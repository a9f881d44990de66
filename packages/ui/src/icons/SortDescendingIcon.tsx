import { SvgIcon } from './SvgIcon.tsx'

export function SortDescendingIcon() {
  return (
    <SvgIcon>
      <path d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />
    </SvgIcon>
  )
}
