import { SvgIcon } from './SvgIcon.tsx'

export function ChevronRightIcon() {
  return (
    <SvgIcon>
      <path d="m9.5 6 6 6-6 6" />
    </SvgIcon>
  )
}
