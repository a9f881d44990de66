import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** The page as HTML, for a site that renders on its server: `pnpm build:server`, then import `dist/server/server.js`. */
export const render = () => renderToString(<App />)
