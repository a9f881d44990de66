import { createHash } from 'node:crypto'

import { DEFAULT_ACCENT, type Brand } from '@parket/domain/brand/brand'
import { palettesOf, type Palette } from '@parket/domain/brand/palette'
import { problemText } from '@parket/domain/problems/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { toProblem } from '../http/errors.ts'
import { escapeHtml } from '../mail/html.ts'

function styleOf(brand: Brand): string {
  const { light, dark } = palettesOf(brand)
  const coloursOf = ({ page, ink, ink2, accent, accentEdge, onAccent }: Palette) =>
    `--page:${page};--ink:${ink};--ink-2:${ink2};--accent:${accent};--edge:${accentEdge};--on-accent:${onAccent}`
  return `:root{${coloursOf(light)};color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{${coloursOf(dark)}}}
body{margin:0;min-height:100vh;box-sizing:border-box;display:grid;align-content:center;gap:16px;padding:24px max(16px,50vw - 300px);
font:16px/1.5 Onest,system-ui,sans-serif;background:var(--page);color:var(--ink)}
h1{font-size:30px;line-height:1.2;letter-spacing:-.022em;margin:0}p{margin:0;color:var(--ink-2)}
a{justify-self:start;padding:12px 20px;border:1px solid var(--edge);border-radius:14px;background:var(--accent);
color:var(--on-accent);font-weight:600;text-decoration:none}`
}

function policyOf(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The error page. It depends on nothing else of the server, which may be what is broken; its colours are those of the
 * team where this process has met it, else the house's.
 */
export function answerPageError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: error }, problem.code)
  // A temporary failure (maintenance, a restart): the page reloads itself.
  const retryAfter = problem.status === 503 ? problem.headers['retry-after'] : undefined
  const team = request.server.knownTenant(request)
  const style = styleOf(team ?? { accent: DEFAULT_ACCENT })
  void reply
    .code(problem.status)
    .headers({
      ...problem.headers,
      'cache-control': 'no-store',
      'content-security-policy': policyOf(style),
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${problemText('request_failed')}</title>
${retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`}
<style>${style}</style>
</head>
<body>
${team === null ? '' : `<p>${escapeHtml(team.name)}</p>`}
<h1>${escapeHtml(problem.message)}</h1>
${retryAfter === undefined ? '' : '<p>Страница откроется сама, как только сайт снова заработает.</p>'}
<a href="">Попробовать ещё раз</a>
</body>
</html>
`)
}
