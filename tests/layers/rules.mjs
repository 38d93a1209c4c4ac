/** Highest first. A folder may import lower layers, but not other folders of the same layer. */
const layers = [
  ['routes'],
  ['features', 'shell'],
  ['sync', 'live'],
  ['session', 'seo', 'notifications', 'profile', 'readings'],
  ['clients', 'ui', 'device', 'queries'],
  ['errors'],
  ['i18n'],
  ['config'],
  ['nutrition'],
  ['lib'],
]

const upward = layers.flatMap((folders, rank) =>
  folders.map((folder) => {
    const forbidden = [
      ...layers.slice(0, rank).flat(),
      ...folders.filter((peer) => peer !== folder),
    ]
    return {
      name: `${folder}-imports-lower-layers-only`,
      severity: 'error',
      from: { path: `^app/${folder}/` },
      to: {
        path: [
          ...forbidden.map((name) => `^app/${name}/`),
          '^app/(router|start)\\.tsx?$',
          '^app/routeTree',
        ],
      },
    }
  }),
)

/** The areas of the main backend, lowest first. Each may import itself and those below it. */
const mainRooms = ['platform', 'identity', 'staff', 'tracker', 'consultation', 'purchase']
const roomsOf = (names) => `^server/backends/main/(${names.join('|')})/`

const upwardInMain = mainRooms.slice(0, -1).map((room, rank) => ({
  name: `main-${room}-imports-lower-rooms-only`,
  severity: 'error',
  from: { path: roomsOf([room]), pathNot: '\\.test\\.ts$' },
  to: { path: roomsOf(mainRooms.slice(rank + 1)) },
}))

/** Which folder may import which; `app/README.md` and `server/README.md` say why. */
export default {
  forbidden: [
    ...upward,
    ...upwardInMain,
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'app-knows-only-the-contract-of-the-server',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/', pathNot: '^server/contract/' },
    },
    {
      name: 'server-knows-only-settings-errors-locale-nutrition-and-pure-ideas-of-the-app',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^app/', pathNot: '^app/(config|errors|i18n|lib|nutrition)/' },
    },
    {
      name: 'contract-imports-nothing-but-itself',
      severity: 'error',
      from: { path: '^server/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^server/contract/', 'node_modules/valibot/'] },
    },
    {
      name: 'backends-do-not-import-each-other',
      severity: 'error',
      from: {
        path: '^server/backends/([^/]+)/',
        pathNot: '^server/backends/editing/.*\\.test\\.ts$',
      },
      // Files directly in server/backends and those of editing are shared by all backends.
      to: { path: '^server/backends/', pathNot: '^server/backends/($1/|editing/|[^/]+$)' },
    },
    {
      name: 'no-circular-imports',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'every-import-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '^app/i18n/paraglide/'] },
    exclude: { path: ['^app/routeTree\\.gen\\.ts$', '^dist/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
