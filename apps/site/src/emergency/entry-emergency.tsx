import '@parket/ui/theme/global.css'
import { EMERGENCY_DATA, type EmergencyFile } from '@parket/domain/emergency/file'
import { createRoot } from 'react-dom/client'
import { addMissingMethods } from '../startup/missingMethods.ts'
import { EmergencyApp } from './EmergencyApp.tsx'
import { keptMarks } from './keptMarks.ts'

/** Begins an emergency file: everything it needs stands in its document. */
function start(): void {
  addMissingMethods()
  followTheme()
  const root = document.querySelector('#root')
  const data = document.getElementById(EMERGENCY_DATA)?.textContent
  if (!root || !data) throw new Error('The document is no emergency file')
  const file = JSON.parse(data) as EmergencyFile
  createRoot(root).render(
    <EmergencyApp file={file} kept={keptMarks(file)} clock={() => new Date()} />,
  )
}

/** Dark follows the device, also while the file is open. */
function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light'
  }
  dark.addEventListener('change', apply)
  apply()
}

start()
