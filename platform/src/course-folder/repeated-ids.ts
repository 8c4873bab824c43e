import type { ModuleInFolder } from './course-format.ts';
import type { FileProblem } from './read-yaml.ts';

/** An id stands for one module, one lesson, one question and one file at most: otherwise two would fight over one's progress. */
export function repeatedIds(modules: readonly ModuleInFolder[]): FileProblem[] {
  const problems: FileProblem[] = [];
  const taken = new Map<string, string>();
  const take = (kind: string, id: string | null, file: string) => {
    if (id === null) return;
    const other = taken.get(`${kind} ${id}`);
    taken.set(`${kind} ${id}`, file);
    if (other === undefined) return;
    const message = `${id} is the id of another ${kind}, in ${other}`;
    problems.push({ file, line: null, field: 'id', message });
  };
  for (const { id, lessons, title } of modules) {
    take('module', id, lessons[0] === undefined ? title : folderOf(lessons[0].file));
    for (const lesson of lessons) {
      take('lesson', lesson.id, lesson.file);
      for (const question of lesson.questions) take('question', question.id, lesson.file);
      for (const resource of lesson.resources) take('file', resource.id, lesson.file);
    }
  }
  return problems;
}

function folderOf(file: string): string {
  return `${file.slice(0, file.indexOf('/'))}/module.yaml`;
}
