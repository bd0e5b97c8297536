const source = 'the page clock';
const label = (text)=>`Time from ${text}`;
const describe = ()=>label(source);
export { describe };
