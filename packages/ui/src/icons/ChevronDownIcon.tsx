import { SvgIcon } from './SvgIcon.tsx'

export function ChevronDownIcon() {
  return (
    <SvgIcon>
      <path d="m6 9.5 6 6 6-6" />
    </SvgIcon>
  )
}
