import { SvgIcon } from './SvgIcon.tsx'

export function ChevronLeftIcon() {
  return (
    <SvgIcon>
      <path d="m14.5 6-6 6 6 6" />
    </SvgIcon>
  )
}
