import { SvgIcon } from './SvgIcon.tsx'

export function ArrowLeftIcon() {
  return (
    <SvgIcon>
      <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />
    </SvgIcon>
  )
}
