import { SvgIcon } from './SvgIcon.tsx'

export function EyeOffIcon() {
  return (
    <SvgIcon>
      <path d="M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.8 3.5M6.3 7.2A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5c2 0 3.7-.7 5.2-1.7M10 10a3 3 0 0 0 4 4M4 3.5l16.5 17" />
    </SvgIcon>
  )
}
