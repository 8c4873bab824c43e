/** What compose and Kubernetes have published of what their files may say, as far as the packages of deploy/schemas carry it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv } from 'ajv';

const load = createRequire(import.meta.url);
const packages = path.resolve(import.meta.dirname, '../../deploy/schemas/node_modules');

/** One sentence for each mistake. */
export function composeMistakes(file: unknown): string[] {
  const schema = path.join(packages, 'dclint/schemas/compose.schema.json');
  // It names formats of its own, such as durations, which only compose itself reads, and its own schema by another spelling.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, validateSchema: false });
  const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));
  validate(file);
  return (validate.errors ?? []).map(sentenceOf);
}

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
}

interface Mistake {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: object;
}

interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly Mistake[] | null;
}

/**
 * The validators are made from the API's own description, and let pass what they do not know: a misspelled name would be
 * silently ignored. So the object watches which of its members were looked at, and the others are mistakes, too.
 */
export function kubernetesMistakes(object: KubernetesObject): string[] {
  const file = path.join(packages, 'kubernetes-models/_schemas', `${schemaName(object)}.js`);
  const { validate }: { validate: Validate } = load(file);
  const watched = watch(object);
  validate(watched.value);
  return [...(validate.errors ?? []).map(sentenceOf), ...watched.neverRead()];
}

function schemaName({ apiVersion, kind }: KubernetesObject): string {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse();
  return `IoK8sApi${[group.split('.')[0] ?? '', version].map(capitalized).join('')}${kind}`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function sentenceOf({ instancePath, keyword, params }: Mistake): string {
  return `${instancePath || '/'}: ${keyword} ${JSON.stringify(params)}`;
}

/** The same value, which remembers what of it was read. */
function watch(value: unknown, at = ''): { readonly value: unknown; neverRead(): string[] } {
  if (typeof value !== 'object' || value === null) return { value, neverRead: () => [] };
  const members = new Map(
    Object.entries(value).map(([name, member]) => [name, watch(member, `${at}/${name}`)] as const),
  );
  const read = new Set<string>();
  const proxy = new Proxy(value, {
    get(target, name) {
      if (typeof name !== 'string') return Reflect.get(target, name);
      read.add(name);
      return members.has(name) ? members.get(name)?.value : Reflect.get(target, name);
    },
  });
  return {
    value: proxy,
    neverRead: () =>
      [...members].flatMap(([name, member]) =>
        read.has(name) ? member.neverRead() : [`${at}/${name}: unknown to the schema`],
      ),
  };
}
