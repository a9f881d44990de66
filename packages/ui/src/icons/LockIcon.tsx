import { SvgIcon } from './SvgIcon.tsx'

export function LockIcon() {
  return (
    <SvgIcon>
      <path d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </SvgIcon>
  )
}
