import { SvgIcon } from './SvgIcon.tsx'

export function PhoneIcon() {
  return (
    <SvgIcon>
      <path d="M5 3.5h3.5l2 5-2.3 1.7a12.5 12.5 0 0 0 5.6 5.6l1.7-2.3 5 2V19a1.6 1.6 0 0 1-1.7 1.5C10.5 20 4 13.5 3.5 5.2A1.6 1.6 0 0 1 5 3.5Z" />
    </SvgIcon>
  )
}
