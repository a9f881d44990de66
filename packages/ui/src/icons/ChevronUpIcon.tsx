import { SvgIcon } from './SvgIcon.tsx'

export function ChevronUpIcon() {
  return (
    <SvgIcon>
      <path d="m6 14.5 6-6 6 6" />
    </SvgIcon>
  )
}
