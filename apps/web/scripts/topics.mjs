// Generates the public data about packs, skills and lessons at build time. The site's scripts must not contain the packs
// themselves, which are paid content. The problem families are much larger than the data about them.
import { DIFFICULTIES, FAMILIES, generateProblem, UNITS } from '@mathtools/practice';
import { TOOL_SKILLS } from './tool-skills.mjs';

const content = new URL('../../../packages/content/dist/index.js', import.meta.url).href;

const toolsOf = (id) => Object.keys(TOOL_SKILLS).filter((tool) => TOOL_SKILLS[tool].includes(id));

/** Returns the lessons that teach a skill, as "pack/lesson", such as "quadratics/vertex". */
const lessonsFor = ({ LESSON_SKILLS }, skill) =>
  Object.keys(LESSON_SKILLS).filter((lesson) => LESSON_SKILLS[lesson].includes(skill));

/** Returns the units with their skills, and the packs with the titles of their lessons. */
async function topicsModule() {
  const contents = await import(content);
  const { BANK, BANK_SKILLS, PACKS } = contents;
  const levelsOf = ({ id, families }) => {
    const made = FAMILIES.filter((family) => families.includes(family.id));
    const authored = BANK.filter((problem) => BANK_SKILLS[id]?.includes(problem.id));
    const levels = [
      ...made.flatMap(({ difficulties }) => difficulties),
      ...authored.map((one) => one.difficulty),
    ];
    return DIFFICULTIES.filter((level) => levels.includes(level));
  };
  const units = UNITS.map(({ category, title, skills }) => ({
    category,
    title,
    skills: skills.map((skill) => ({
      id: skill.id,
      title: skill.title,
      about: skill.about,
      needs: skill.needs,
      levels: levelsOf(skill),
      tools: toolsOf(skill.id),
      lessons: lessonsFor(contents, skill.id),
    })),
  }));
  const packs = PACKS.map(({ id, title, lessons }) => [id, title, lessons.map((one) => [one.id, one.title])]);
  return { units, packs };
}

/** Returns a short question for each skill that can be asked without a drawing, without the sentence on the answer's form. */
async function examplesModule() {
  const { BANK, BANK_SKILLS } = await import(content);
  const isText = ({ drawing, graph }) => !drawing && !graph;
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const exampleOf = ({ id, category, families }) => {
    const generated = families.flatMap((family) => {
      const difficulty = FAMILIES.find((one) => one.id === family)?.difficulties[0];
      return seeds.map((seed) => generateProblem({ category, family, difficulty, seed }).value);
    });
    const authored = BANK.filter((problem) => BANK_SKILLS[id]?.includes(problem.id));
    const questions = [...generated, ...authored].filter(isText).map(({ question }) => question);
    return questions.sort((one, other) => one.length - other.length)[0]?.replace(/ (?:Give|Round) .*$/, '');
  };
  const skills = UNITS.flatMap((unit) => unit.skills);
  return { examples: Object.fromEntries(skills.map((skill) => [skill.id, exampleOf(skill)])) };
}

/**
 * Returns the packs as the shop offers them, in order, and their free lessons. The server stores the same data when it
 * starts.
 */
async function catalogueModule() {
  const { PACKS } = await import(content);
  const catalogue = PACKS.map(({ id, title, description, difficulty, features, priceCents }) => ({
    id,
    title,
    description,
    difficulty,
    features,
    price: priceCents / 100,
  }));
  const samples = Object.fromEntries(PACKS.map(({ id, lessons }) => [id, lessons[0].id]));
  return { catalogue, samples };
}

/** Returns the texts of the packs' pages, with the hours that the lessons take, to the nearest half, and a question. */
async function pagesModule() {
  const { BANK, PACK_PAGES, PACKS } = await import(content);
  const hoursOf = ({ lessons }) =>
    Math.round(lessons.reduce((sum, { minutes }) => sum + minutes, 0) / 30) / 2;
  const questionOf = ({ problem }) => BANK.find(({ id }) => id === problem).question;
  const pages = PACKS.map((pack) => {
    const page = PACK_PAGES[pack.id];
    return [pack.id, { ...page, hours: `${hoursOf(pack)}`, question: questionOf(page) }];
  });
  return { packPages: Object.fromEntries(pages) };
}

/** Adds titles to the skill ids in a table. */
function withTitles(table) {
  const skills = UNITS.flatMap((unit) => unit.skills);
  const titleOf = (id) => skills.find((skill) => skill.id === id)?.title;
  return Object.fromEntries(
    Object.entries(table).map(([name, ids]) => [name, ids.map((id) => [id, titleOf(id)])]),
  );
}

/** Returns the skill of each family and of each authored problem, by id. */
async function problemSkillsModule() {
  const { BANK_SKILLS } = await import(content);
  const skills = UNITS.flatMap((unit) => unit.skills);
  const pairs = (idsOf) =>
    Object.fromEntries(skills.flatMap((skill) => idsOf(skill).map((id) => [id, skill.id])));
  return {
    skillOfFamily: pairs(({ families }) => families),
    skillOfProblem: pairs(({ id }) => BANK_SKILLS[id] ?? []),
  };
}

const MODULES = {
  'virtual:topics': topicsModule,
  'virtual:skill-examples': examplesModule,
  'virtual:catalogue': catalogueModule,
  'virtual:pack-pages': pagesModule,
  'virtual:problem-skills': problemSkillsModule,
  'virtual:tool-skills': () => ({ toolSkills: withTitles(TOOL_SKILLS) }),
  'virtual:lesson-skills': async () => ({ lessonSkills: withTitles((await import(content)).LESSON_SKILLS) }),
};

/** Returns a Vite plugin that provides the virtual modules. */
export function topics() {
  return {
    name: 'topics',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const exports = await MODULES[id.slice(1)]?.();
      if (!exports) return undefined;
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
  };
}
