import { readServerPage } from '@parket/react/serverPage'
import { hydrateRoot } from 'react-dom/client'
import { Site } from './Site.tsx'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <Site page={readServerPage()} />)
